/**
 * The middle of each building's roof in `aerial.jpg`, from 0 to 1 of its width and height, by the building's number.
 * `render/outlines.py` writes them from the same camera.
 */
export const aerialRoofs: Readonly<Record<string, readonly [x: number, y: number]>> = {
  "1": [0.5585, 0.17],
  "2": [0.4759, 0.1986],
  "3": [0.6723, 0.2503],
  "4": [0.7665, 0.2728],
  "5": [0.3946, 0.2768],
  "6": [0.5972, 0.5157],
  "7": [0.2434, 0.3613],
  "8": [0.0866, 0.4507],
  "9": [0.3336, 0.6574],
};

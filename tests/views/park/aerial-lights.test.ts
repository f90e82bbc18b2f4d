import { describe, expect, test } from "vitest";
import { readBuild } from "../../../server/render/assets.ts";
import { aerialLights } from "../../../views/park/ParkMap.tsx";

const { width = 0, height = 0, map = {} } = readBuild("public").model?.["aerial-noon"] ?? {};
const size = { width, height, map };
const unit = (building: string, floor: number, offset: number, widthM: number, row = map[building]?.row ?? 0) => ({
  building: { id: Number(building), number: building },
  floor: { id: 1, number: floor },
  place: { row, offset, width: widthM, depth: 8 },
});
/** The windows of a path, each as its corners: both lower ones, then both upper ones. */
const windowsOf = (path: string) =>
  path.split("M").flatMap((window) => {
    const numbers = window.match(/-?\d+/g)?.map(Number) ?? [];
    // Each corner is told by its way from the one before.
    const along = (side: 0 | 1, corner: number) =>
      numbers.filter((_, at) => at % 2 === side && at < 2 * (corner + 1)).reduce((sum, step) => sum + step, 0);
    return numbers.length === 8 ? [[0, 1, 2, 3].map((at) => [along(0, at), along(1, at)] as const)] : [];
  });

describe.runIf(width > 0)("The lights over the picture of the park", () => {
  test("are one window for each module of a unit in sight, upright and within the picture", () => {
    const windows = windowsOf(aerialLights([unit("4", 10, 4.2 * 5, 4.2 * 5)], size));
    expect(windows).toHaveLength(5);
    for (const [a, b, c, d] of windows) {
      for (const [x, y] of [a, b, c, d].flatMap((corner) => (corner ? [corner] : []))) {
        expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
      }
      expect(a && d && a[1] - d[1]).toBeGreaterThan(4);
      expect(b && c && b[1] - c[1]).toBeGreaterThan(4);
    }
  });
  test("lie higher on a higher floor, and side by side for neighbours", () => {
    const top = (floor: number, offset: number) => windowsOf(aerialLights([unit("2", floor, offset, 3)], size))[0];
    const low = top(6, 60);
    const high = top(7, 60);
    const beside = top(6, 63);
    // The head of the floor below ends under the sill of the floor above.
    expect(low && high && low[3] && high[0] && low[3][1] - high[0][1]).toBeGreaterThan(0);
    expect(low && beside && low[1] && beside[0] && beside[0][0] - low[1][0]).toBeGreaterThanOrEqual(0);
  });
  test("are dark for a facade that the camera does not see, for what another building hides, and for other parks", () => {
    expect(aerialLights([unit("2", 6, 60, 12, 0)], size)).toBe("");
    // Building 4 stands before the north of building 3.
    expect(aerialLights([unit("3", 3, 0, 21)], size)).toBe("");
    expect(aerialLights([unit("3", 3, 4.2 * 24, 4.2)], size)).not.toBe("");
    expect(aerialLights([{ ...unit("2", 6, 60, 12), building: { id: 1, number: "А" } }], size)).toBe("");
    expect(aerialLights([{ ...unit("2", 6, 60, 12), place: undefined }], size)).toBe("");
    expect(aerialLights([unit("2", 99, 60, 12)], size)).toBe("");
  });
  test("end at the unit's walls: each unit's windows are as many as its modules, wherever it begins", () => {
    for (const modules of [1, 2, 7])
      expect(windowsOf(aerialLights([unit("1", 9, 12, 3 * modules)], size))).toHaveLength(modules);
  });
});

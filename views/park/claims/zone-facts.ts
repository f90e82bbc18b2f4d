/** Facts of a zone that the content API does not have. `heightMetres` is that of the lowest point. */
export type ZoneFacts = {
  heightMetres?: number;
  accessible?: number;
  chargers?: number;
};

export const zoneFacts: Readonly<Record<string, ZoneFacts>> = {
  P1: {
    heightMetres: 2.4,
    accessible: 10,
    chargers: 4,
  },
  P2: { accessible: 6 },
  P3: { accessible: 12, chargers: 8 },
  P4: { accessible: 10 },
  P5: { heightMetres: 2.1, accessible: 8, chargers: 6 },
  P6: { heightMetres: 4.2 },
};

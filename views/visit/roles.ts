/** Who comes to the park, as the address says it: `/route?to=3&as=courier`. */
export const roleNames = ["guest", "courier", "taxi", "truck"] as const;
export type RoleName = (typeof roleNames)[number];

/** «Кто едет?» */
export const roleWords: Readonly<Record<RoleName, string>> = {
  guest: "Гость",
  courier: "Курьер",
  taxi: "Такси",
  truck: "Водитель фуры",
};

/** A parallel by its degree: "55,62° с. ш.". */
export function latitudeInWords(lat: number): string {
  return `${Math.abs(lat).toFixed(2).replace(".", ",")}° ${lat < 0 ? "ю." : "с."} ш.`;
}

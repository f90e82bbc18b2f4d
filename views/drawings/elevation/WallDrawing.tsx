import { type Wall, wallMarks } from "./wall.ts";

/** A wall: one window a module and storey where the module is told, blank where machinery is behind it. */
export function WallDrawing({ wall }: { wall: Wall }) {
  const { use, wall: outline, windows, seams, roof, blanks } = wallMarks(wall);
  return (
    <>
      <path className={`el-wall el-${use}`} d={outline} />
      {windows && (
        <path className="el-windows" d={windows.d} strokeWidth={windows.high} strokeDasharray={windows.dashes} />
      )}
      {seams && <path className="el-seams" d={seams} />}
      <path className="el-roof" d={roof} />
      {blanks && <path className={`el-wall el-${use}`} d={blanks} />}
    </>
  );
}

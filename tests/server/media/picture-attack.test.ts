import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { resize } from "../../../server/media/resize.ts";
import { createImageProcess, heldUp, tooSlow } from "../../../server/process/image-process.ts";

/** A drawing of some 1.4 kB that a reader of SVG lays out for minutes: each group uses the one before ten times. */
function endlessDrawing(): string {
  const groups = Array.from({ length: 9 }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(10);
    return `<g id="g${level + 1}">${uses}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="g0"><path d="M0 0h1v1z"/></g>${groups.join("")}</svg>`;
}

const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#456" } })
    .jpeg()
    .toBuffer();

const waitOptions = { timeout: 20_000 };

/** The processes for images that this one has started. */
function imageProcesses(): number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "-f", "image-worker"], { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean).map(Number);
}

function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("There is none yet");
  return value;
}

describe("A foreign picture", () => {
  test.each([
    ["SVG", () => Buffer.from(endlessDrawing())],
    ["SVG after a byte order mark", () => Buffer.from(`\ufeff${endlessDrawing()}`)],
    ["SVG compressed", () => gzipSync(endlessDrawing())],
    ["HTML", () => Buffer.from("<!doctype html>")],
    [
      "TIFF",
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: "#456" } })
          .tiff()
          .toBuffer(),
    ],
    [
      "AVIF",
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: "#456" } })
          .avif()
          .toBuffer(),
    ],
    ["nothing", () => Buffer.alloc(0)],
  ])("is refused by its first bytes, before any library sees it: %s", async (_, made) => {
    await expect(resize(await made(), 320)).rejects.toMatchObject({ reason: "format" });
  });
  test("that claims another format is read by no reader of that format", async () => {
    const images = createImageProcess({ work: "pictures", processesMax: 1 });
    const job = { kind: "convert", bytes: Buffer.from(endlessDrawing()), width: 320, allowsMuchMemory: true } as const;
    await expect(images.run(job)).rejects.toMatchObject({ reason: "no picture" });
  });
});

describe("Native image work", () => {
  test("that goes on too long ends with its process, and the next one is done", async () => {
    const images = createImageProcess({ work: "drawings", processesMax: 1, jobProcessorMsMax: 1500 });
    await expect(images.run({ kind: "rasterise", svg: endlessDrawing() })).rejects.toMatchObject({ reason: tooSlow });
    const small = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    const drawn = await images.run({ kind: "rasterise", svg: small });
    expect(drawn.subarray(1, 4).toString()).toBe("PNG");
  });
  test("that is not done in time is given up, without a word against the image", async () => {
    const images = createImageProcess({
      work: "drawings",
      processesMax: 1,
      jobProcessorMsMax: 600_000,
      jobMaxMs: 1500,
    });
    onTestFinished(() => images.stop());
    await expect(images.run({ kind: "rasterise", svg: endlessDrawing() })).rejects.toMatchObject({ reason: heldUp });
  });
  test("whose process is killed fails, and the next one is done by another process", async () => {
    const images = createImageProcess({ work: "drawings", processesMax: 1, jobProcessorMsMax: 600_000 });
    const small = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    onTestFinished(() => images.stop());
    // Other tests' processes are idle for a while.
    const others = new Set(imageProcesses());
    const job = images.run({ kind: "rasterise", svg: endlessDrawing() });
    const outcome = expect(job).rejects.toMatchObject({ reason: "the process ended" });
    const child = await vi.waitFor(() => defined(imageProcesses().find((each) => !others.has(each))), waitOptions);
    process.kill(child, "SIGKILL");
    await outcome;
    expect((await images.run({ kind: "rasterise", svg: small })).subarray(1, 4).toString()).toBe("PNG");
  });
  test("does not hold other work: a picture is converted beside it", async () => {
    const drawings = createImageProcess({ work: "drawings", processesMax: 4, jobProcessorMsMax: 600_000 });
    const endless = Array.from({ length: 4 }, () => drawings.run({ kind: "rasterise", svg: endlessDrawing() }));
    const outcomes = Promise.allSettled(endless);
    expect((await resize(await photo(), 320)).subarray(8, 12).toString()).toBe("WEBP");
    drawings.stop();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { reason: "the process ended" } });
  });
  test("fails as any other where the system has no file descriptor for a process", () => {
    const program = `
      import { closeSync, openSync } from "node:fs";
      import { createImageProcess } from ${JSON.stringify(path.resolve("server/process/image-process.ts"))};
      const images = createImageProcess({ work: "drawings", processesMax: 1 });
      const opened = [];
      try { for (;;) opened.push(openSync("/dev/null")); } catch {}
      const fault = await images.run({ kind: "rasterise", svg: "<svg/>" }).catch((error) => error);
      opened.forEach((descriptor) => closeSync(descriptor));
      console.log(fault.name, fault.reason);`;
    const limited = ["-c", 'ulimit -n 64; exec "$@"', "sh", process.execPath, "--input-type=module", "-e", program];
    expect(execFileSync("sh", limited, { encoding: "utf8" })).toBe("ImageFault the process ended\n");
  });
  test("ends with the site's process, also with one that was killed", async () => {
    const program = `
      import { createImageProcess } from ${JSON.stringify(path.resolve("server/process/image-process.ts"))};
      const images = createImageProcess({ work: "drawings", processesMax: 1, jobProcessorMsMax: 600_000 });
      images.run({ kind: "rasterise", svg: ${JSON.stringify(endlessDrawing())} });`;
    const parent: ChildProcess = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "ignore" });
    onTestFinished(() => void parent.kill("SIGKILL"));
    const childOf = () => Number(execFileSync("pgrep", ["-P", String(parent.pid), "-f", "image-worker"]));
    const child = await vi.waitFor(childOf, { timeout: 20_000 });
    parent.kill("SIGKILL");
    await vi.waitFor(() => expect(() => process.kill(child, 0)).toThrow("ESRCH"), { timeout: 20_000 });
  });
});

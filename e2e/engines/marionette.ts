import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tests/support/servers/free-port.ts";
import type { Speaker } from "./speakers.ts";

const triesMax = 200;

/** Firefox over its own protocol: BiDi has no roles and names. */
export async function startMarionette(firefox: string): Promise<Speaker> {
  const profile = mkdtempSync(path.join(tmpdir(), "marionette-"));
  const port = await freePort();
  writeFileSync(path.join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
  const args = ["-headless", "-marionette", "-no-remote", "-profile", profile];
  const child = spawn(firefox, args, { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const socket = await untilConnected(port);
  const send = commandsOf(socket);
  await send("WebDriver:NewSession");
  const computed = async (name: string, id: unknown) => String((await send(name, { id })).value ?? "");
  return {
    open: async (url) => {
      await send("WebDriver:Navigate", { url });
    },
    said: async (css) => {
      const { value } = await send("WebDriver:FindElement", { using: "css selector", value: css });
      const [id] = Object.values(value as object);
      return {
        role: await computed("WebDriver:GetComputedRole", id),
        name: await computed("WebDriver:GetComputedLabel", id),
      };
    },
    stop: async () => {
      socket.destroy();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function untilConnected(port: number): Promise<Socket> {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    try {
      await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
      return socket;
    } catch (fault) {
      if (tries === triesMax) throw fault;
      await sleep(100);
    }
  }
}

type Answer = { value?: unknown };

/** Messages are "length:JSON". A command is [0, id, name, parameters], an answer [1, id, error, result]. */
function commandsOf(socket: Socket): (name: string, parameters?: object) => Promise<Answer> {
  const waiting = new Map<number, (error: unknown, result: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (data) => {
    received = Buffer.concat([received, data as Buffer]);
    for (let at = received.indexOf(":"); at > 0; at = received.indexOf(":")) {
      const end = at + 1 + Number(received.subarray(0, at));
      if (received.length < end) return;
      const message = JSON.parse(String(received.subarray(at + 1, end)));
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  let id = 0;
  return (name, parameters = {}) => {
    id += 1;
    const text = JSON.stringify([0, id, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => {
      waiting.set(id, (error, result) => (error ? reject(new Error(JSON.stringify(error))) : resolve(result)));
    });
  };
}

/** Inner size of a window, in CSS pixels. */
export type Size = { width: number; height: number };

/** Keys that journeys press. */
export type KeyName = "Escape" | "Enter" | "Tab";

/** One visitor's window, with storage of its own. Only what all three engines can do alike. */
export type Window = {
  /** Resolves once the document is parsed: its scripts may still be loading. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it may use its argument only. */
  run<Result, Arg>(code: (arg: Arg) => Result, arg: Arg): Promise<Result>;
  /** Presses the main button at a point of the window. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  close(): Promise<void>;
};

/** A running browser. */
export type Browser = { window(size: Size): Promise<Window>; stop(): Promise<void> };

/** A browser that may be installed: `missing` says in one line what to install where it is not. */
export type Engine = { name: string; missing?: string | undefined; start(): Promise<Browser> };

export type Size = { width: number; height: number };

/** The visitor's input device. */
export type Hand = "mouse" | "keyboard" | "touch";

/** Keys that journeys press. */
export type KeyName = "Escape" | "Enter" | " " | "Tab";

/** One browser window with its own storage. Offers only actions that all three engines support. */
export type Window = {
  /** Resolves once the document is parsed; scripts may still be loading. */
  open(url: string): Promise<void>;
  /** Runs a function in the page and awaits its result. The function may use its argument only. */
  run<Result, Arg>(code: (arg: Arg) => Result, arg: Arg): Promise<Awaited<Result>>;
  /** Sets the size of the viewport. WebKit's is at least 447 px wide. */
  resize(size: Size): Promise<void>;
  /** Presses the main button at a point of the viewport. */
  press(x: number, y: number): Promise<void>;
  /** Taps a point of the viewport, if the engine's driver can. */
  tap?(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  close(): Promise<void>;
};

export type Browser = { window(size: Size, hand?: Hand): Promise<Window>; stop(): Promise<void> };

/** A browser that may not be installed. `missing` then names the package to install. */
export type Engine = {
  name: string;
  /** The hands that its journeys are made with. */
  hands: readonly Hand[];
  /** Its driver is quick: it makes every journey with every hand. */
  isQuick?: true;
  missing?: string | undefined;
  /** Journeys share a window: a new one takes long. In a shared one Firefox misses the end of some navigations. */
  sharesWindow: boolean;
  start(): Promise<Browser>;
};

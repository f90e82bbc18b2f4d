import { setTimeout as sleep } from "node:timers/promises";
import type { Window as EngineWindow, Hand, KeyName } from "../engines/engine.ts";
import { type Found, locate, type Place } from "../support/locate.ts";

/** Time limit for steps that hang, sized for a busy machine. Journeys never sleep for a fixed time. */
const patienceMs = 60_000;
/** How often a touch asks whether its click has come. */
const looksMax = 40;

declare global {
  interface Window {
    /** Set by a press or key. A new page has none, and its focus is on the page as a whole. */
    isInUse?: boolean;
    /** Whether the click of the last touch has come; a new page has none. */
    isClicked?: boolean;
  }
}

/** A visitor in any engine: presses visible elements, and waits for the page's reaction. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly #siteUrl: string;
  readonly #hand: Hand;

  constructor(window: EngineWindow, siteUrl: string, hand: Hand) {
    this.#window = window;
    this.#siteUrl = siteUrl;
    this.#hand = hand;
  }

  /** Forgets what another visitor left in this window, and stores the answer to the cookie notice. */
  async begin({ answersCookies = true } = {}): Promise<void> {
    await this.open("/healthz");
    await this.run((answers) => {
      localStorage.clear();
      sessionStorage.clear();
      if (answers) localStorage.setItem("cookieNotice", "true");
    }, answersCookies);
  }

  open = (address: string) => this.#window.open(this.#siteUrl + address);
  run: EngineWindow["run"] = (code, arg) => this.#window.run(code, arg);
  async key(name: KeyName): Promise<void> {
    await this.#use();
    await this.#window.key(name);
  }
  /** Uses a timer, because navigation must not interrupt the running script. */
  back = () => this.run(() => void setTimeout(() => history.back()), undefined);

  /** Scrolls to the place if it is out of sight, waits until it is uncovered and still, and presses its middle. */
  async press(place: Place): Promise<void> {
    await this.holds("be painted", isPainted, undefined);
    let before = "";
    const { x, y } = await this.until(`press ${described(place)}`, async () => {
      // Scrolling again would move a place in Firefox, which rounds fractions of a pixel.
      const seen = await this.run(locate, place);
      const isInSight = seen?.inWindow && !seen.coveredBy;
      const found = isInSight ? seen : await this.run(locate, { ...place, scroll: true });
      const same = JSON.stringify(found) === before;
      before = JSON.stringify(found);
      if (!found || found.coveredBy)
        return { problem: found?.coveredBy ? `covered by ${found.coveredBy}` : "not there" };
      return same ? found : { problem: "moving" };
    });
    await this.#use();
    if (this.#hand === "keyboard") await this.#pressByKey(place);
    else if (this.#hand === "touch") await this.#tap(x, y);
    else await this.#window.press(x, y);
  }

  /** Firefox takes a touch that a busy machine draws out for a long one, which clicks nothing: then once more. */
  async #tap(x: number, y: number): Promise<void> {
    await this.run(() => {
      window.isClicked = false;
      addEventListener("click", () => Object.assign(window, { isClicked: true }), { capture: true, once: true });
    }, undefined);
    await this.#window.tap?.(x, y);
    // A page that is left, or a new one, has heard the click.
    const isUnheard = () => this.run(() => window.isClicked === false, undefined).catch(() => false);
    for (let look = 0; look < looksMax; look += 1) {
      if (!(await isUnheard())) return;
      await sleep(50);
    }
    await this.#window.tap?.(x, y);
  }

  /** As from the stop at the place: `e2e/focus.spec.ts` reaches each stop by Tab. A text field is not pressed. */
  async #pressByKey(place: Place): Promise<void> {
    const found = await this.run(locate, { ...place, focus: true });
    if (found?.key) await this.#window.key(found.key);
  }

  async fill(place: Place, text: string): Promise<void> {
    await this.press(place);
    await this.run((css) => {
      const field = [...document.querySelectorAll<HTMLInputElement>(css)].find(
        (candidate) => candidate === document.activeElement,
      );
      field?.select();
    }, place.css);
    await this.#window.type(text);
  }

  /** Waits until the place is in the viewport and uncovered. */
  sees = (place: Place): Promise<Found> =>
    this.#reaches(`see ${described(place)}`, async () => {
      const found = await this.run(locate, place);
      if (!found) return { problem: "not there" };
      if (found.coveredBy) return { problem: `covered by ${found.coveredBy}` };
      return found.inWindow ? found : { problem: `not in the window: ${found.box}` };
    });

  gone = (place: Place) =>
    this.#reaches(`see no more ${described(place)}`, async () => {
      const found = await this.run(locate, place);
      return found ? { problem: `at ${found.box}` } : {};
    });

  /** Waits until the address (path and query) matches. */
  at = (address: RegExp) =>
    this.#reaches(`be at ${address}`, async () => {
      const current = await this.run(() => decodeURIComponent(location.pathname + location.search), undefined);
      return address.test(current) ? {} : { problem: `at ${current}` };
    });

  /** Waits until a function returns true in the page. */
  holds = <Arg>(what: string, code: (arg: Arg) => boolean, arg: Arg) =>
    this.#reaches(what, async () => ((await this.run(code, arg)) ? {} : { problem: "not so" }));

  #use = () =>
    this.run(() => {
      window.isInUse = true;
    }, undefined);

  /** Waits for what a step leads to. No step on a page may end with the focus on the page as a whole. */
  async #reaches<Answer extends object>(what: string, ask: () => Promise<Answer | { problem: string }>) {
    const answer = await this.until(what, ask);
    const isKept = () => window.isInUse !== true || document.activeElement !== document.body;
    await this.until(`keep the focus (${what})`, async () =>
      (await this.run(isKept, undefined)) ? {} : { problem: "the page as a whole has it" },
    );
    return answer;
  }

  /** Polls until no problem is left. A page that is navigating cannot answer, so the poll retries. */
  async until<Answer extends object>(what: string, ask: () => Promise<Answer | { problem: string }>): Promise<Answer> {
    const deadline = performance.now() + patienceMs;
    let problem = "";
    while (performance.now() < deadline) {
      try {
        const answer = await ask();
        if (!("problem" in answer)) return answer as Answer;
        ({ problem } = answer);
      } catch (fault) {
        problem = String(fault);
      }
      await sleep(50);
    }
    throw new Error(`Could not ${what}: ${problem}`);
  }
}

const described = ({ css, words = "" }: Place) => `${css} ${words}`.trim();

/**
 * Runs in a page. A browser paints nothing until the styles have come, so no visitor can press. A script could: it
 * would find each place where the page has it without styles.
 */
function isPainted(): boolean {
  const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  return document.readyState === "complete" || [...sheets].every(({ sheet }) => sheet !== null);
}

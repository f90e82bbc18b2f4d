/** How a vendor's widget starts, and how a counter learns that a form was sent: by the form's name. */
export type Starter = { start: (id: string) => void; report?: (form: string, id: string) => void };

/** Loads a vendor's script. Resolves with its success; never rejects. */
export function loadVendorScript(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.async = true;
    script.referrerPolicy = "strict-origin-when-cross-origin";
    script.addEventListener("load", () => resolve(true));
    script.addEventListener("error", () => resolve(false));
    script.src = src;
    document.head.append(script);
  });
}

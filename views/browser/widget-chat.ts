import { loadVendorScript } from "./vendor-script.ts";

declare global {
  interface Window {
    jivo_api?: { open: () => void };
    jivo_onLoadCallback?: () => void;
  }
}

/** The button «Чат»: loads the chat on demand. */
export function offerChat(id: string): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-primary chat-open no-print";
  button.textContent = "Чат";
  button.addEventListener("click", async () => {
    button.disabled = true;
    button.textContent = "Открываем чат…";
    window.jivo_onLoadCallback = () => {
      button.remove();
      window.jivo_api?.open();
    };
    if (await loadVendorScript(`https://code.jivo.ru/widget/${encodeURIComponent(id)}`)) return;
    button.disabled = false;
    button.textContent = "Чат не открылся. Повторить";
  });
  document.body.append(button);
}

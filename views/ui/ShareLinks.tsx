import { queryString } from "../routes.ts";
import { Icon } from "./Icon.tsx";

/** Links for sharing, without widgets. `url` is absolute. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  return (
    <p className="share no-print">
      <span className="muted">Поделиться:</span>{" "}
      <a
        aria-label="Поделиться ВКонтакте"
        href={`https://vk.com/share.php${queryString({ url, title })}`}
        rel="nofollow"
      >
        <Icon name="vk" size={20} />
        ВКонтакте
      </a>{" "}
      <a
        aria-label="Поделиться: Телеграм"
        href={`https://t.me/share/url${queryString({ url, text: title })}`}
        rel="nofollow"
      >
        <Icon name="telegram" size={20} />
        Телеграм
      </a>
    </p>
  );
}

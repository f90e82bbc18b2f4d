import { ExternalLink } from "../ui/Button.tsx";

/** «кабинете арендатора» in a sentence: a link if the cabinet has an address. */
export const InCabinet = ({ url }: { url: string | undefined }) =>
  url === undefined ? <>кабинете арендатора</> : <ExternalLink href={url}>кабинете арендатора</ExternalLink>;

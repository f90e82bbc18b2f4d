import type { ReactElement } from "react";
import type { Building, Contacts, Park, RentalCategory } from "../content/park.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import type { Model } from "../park/model.ts";
import type { PageHead } from "./head.ts";

/** Props of every page, beside what it loads. `origin` has no slash at its end; `url` is the page's address. */
export type CommonProps = {
  park: Park;
  buildings: Building[];
  categories: RentalCategory[];
  contacts: Contacts;
  phone: string;
  origin: string;
  cabinetUrl: string | undefined;
  claims: ParkClaims | undefined;
  model: Model | undefined;
  url: string;
  now: Date;
};

/** A page's own props go over the common ones. */
export type PageProps<Props> = Omit<CommonProps, keyof Props> & Props;

/** Makes the head of a page from the props of its view: `HeadOf<typeof NewsPage>`. */
export type HeadOf<View extends (props: never) => ReactElement> = (props: PageProps<Parameters<View>[0]>) => PageHead;

import type { ReactNode } from "react";
import { queryString } from "../routes.ts";
import { type ButtonVariant, buttonClass } from "../ui/Button.tsx";
import { type FormName, formPath } from "./define-form.ts";
import { opensDialog } from "./opens-dialog.ts";

type Props = {
  form?: FormName;
  params?: Record<string, string | number | readonly number[]> | undefined;
  variant?: ButtonVariant | "text" | undefined;
  children?: ReactNode;
};

/**
 * Opens a form: a dialog with script, a page without; without a name the one that asks for a call. `params` name the
 * object as in the payload: `{ pavilionId: 12 }`.
 */
export function EnquiryLink({ form = "callback", params = {}, variant = "primary", children = "Написать нам" }: Props) {
  const query = queryString(params);
  return (
    <a
      className={variant === "text" ? "link" : buttonClass(variant)}
      href={formPath(form) + query}
      hx-get={formPath(form, true) + query}
      {...opensDialog}
    >
      {children}
    </a>
  );
}

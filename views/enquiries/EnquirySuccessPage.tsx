import { ButtonLink } from "../kit/Button.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { href } from "../routes.ts";
import { Thanks, type ThanksProps, thanksOf } from "./Thanks.tsx";

export function EnquirySuccessPage(props: Omit<ThanksProps, "values">) {
  const { form, about, call } = props;
  const ways = [about?.page, about?.others].filter((way) => way !== undefined);
  const [first = { href: href("home", {}), text: "На главную" }, ...more] = ways;
  return (
    <>
      <PageHead title="Спасибо!" lead={thanksOf(form, call)} />
      <div className="wrap">
        <div className="sum-up done" data-sent={form?.name}>
          <Thanks {...props} />
          <div className="row">
            <ButtonLink href={first.href}>{first.text}</ButtonLink>{" "}
            {(more.length > 0 ? more : [{ href: href("plan", {}), text: "Схема корпусов" }]).map((way) => (
              <ButtonLink key={way.href} href={way.href} variant="outline">
                {way.text}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

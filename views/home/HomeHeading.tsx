/** The heading of a block, and where it goes on. */
export function HomeHeading({ title, link }: { title: string; link: { href: string; text: string } }) {
  return (
    <div className="home-head">
      <h2>{title}</h2>
      <a href={link.href}>{link.text}</a>
    </div>
  );
}

export const revalidate = 3600;
export const generateStaticParams = () => [];

/**
 * A page of as many letters as its address says; made at its first request and kept, as ours are.
 * The apostrophe makes it a text that V8 keeps in two bytes a character, as it does any French one: Next is slower to send it.
 */
export default async function Page({ params }) {
  const { letters } = await params;
  return <main>’{'Candela '.repeat(Math.ceil(Number(letters) / 8)).slice(0, Number(letters))}</main>;
}

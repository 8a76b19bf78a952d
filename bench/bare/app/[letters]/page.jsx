export const revalidate = 3600;
export const generateStaticParams = () => [];

/**
 * A page of as many letters as its address says; made at its first request and kept, as ours are.
 * The apostrophe makes it a text that V8 keeps in two bytes a character, as it does any French one: Next is slower to send it.
 * Under `/1000-latin` there is none, and the text is kept in one byte a character, as ours are.
 */
export default async function Page({ params }) {
  const [count, isLatin] = (await params).letters.split('-');
  return (
    <main>
      {isLatin ? 'é' : '’'}
      {'Candela '.repeat(Math.ceil(Number(count) / 8)).slice(0, Number(count))}
    </main>
  );
}

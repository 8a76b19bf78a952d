/** Opens `POST /api/revalidate` of the site under test, which whoever starts it tells the site. */
export const publicationSecret = 'only-for-the-tests';

/** What the CMS calls when anything of a site has changed: nothing that was kept counts as fresh any more. */
export async function sendPublication(site: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4300}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicationSecret}` },
    body: JSON.stringify({ tags: [`site:${site}`] }),
  });
  if (!response.ok) throw new Error(`The publication was refused: ${response.status}`);
}

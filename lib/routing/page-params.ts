/** The slug of a page as its visitors read it: Next hands it over still percent-encoded, malformed ones included. */
export const readPageSlug = async ({ params }: { params: Promise<{ slug: string }> }): Promise<string> =>
  decode((await params).slug);

/** The same for a page that goes by a number. */
export const readPageId = async ({ params }: { params: Promise<{ id: string }> }): Promise<string> =>
  decode((await params).id);

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

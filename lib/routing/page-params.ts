/** The slug of a page as its visitors read it: Next hands it over still percent-encoded, malformed ones included. */
export const pageSlug = async ({ params }: { params: Promise<{ slug: string }> }): Promise<string> =>
  decoded((await params).slug);

/** The same for a page that goes by a number. */
export const pageId = async ({ params }: { params: Promise<{ id: string }> }): Promise<string> =>
  decoded((await params).id);

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

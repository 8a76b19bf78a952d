/** The slug of a page as its visitors read it: Next hands it over still percent-encoded, malformed ones included. */
export async function pageSlug({ params }: { params: Promise<{ slug: string }> }): Promise<string> {
  const { slug } = await params;
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

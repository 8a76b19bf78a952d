import { findDecoded } from '../text/find-decoded';

/** The slug of a page as its visitors read it: Next hands it over still percent-encoded, malformed ones included. */
export const readPageSlug = async ({ params }: { params: Promise<{ slug: string }> }): Promise<string> =>
  readDecoded((await params).slug);

/** The same for a page that goes by a number. */
export const readPageId = async ({ params }: { params: Promise<{ id: string }> }): Promise<string> =>
  readDecoded((await params).id);

const readDecoded = (value: string): string => findDecoded(value) ?? value;

declare const sanitised: unique symbol;

/** HTML of editors that has been through the sanitiser, `lib/api/wire/sanitise-html.ts`: the only kind that a page may show. */
export type SafeHtml = string & { readonly [sanitised]: true };

/** Vouches for HTML that is made of sanitised HTML and escaped words alone: for the few who cut, join or mark it. */
export const trustHtml = (html: string): SafeHtml => html as SafeHtml;

export const noHtml = trustHtml('');

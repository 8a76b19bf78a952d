import { getLocale } from 'next-intl/server';
import { settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import { isSilent } from './parts/injections.logic';

/** What editors put into the head of every page, as far as nobody has to be asked for it. */
export async function HeadInjections() {
  const options = await read(await getLocale(), settings, {}).catch(() => null);
  return options?.injections.filter(isSilent).map(({ tag: Tag, attributes }) => {
    const { class: className, ...rest } = attributes;
    return <Tag key={JSON.stringify(attributes)} {...rest} {...(className && { className })} />;
  });
}

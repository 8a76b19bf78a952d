import { getLocale } from 'next-intl/server';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { isSilent } from './parts/injections.logic';

/** What editors put into the head of every page, as far as nobody has to be asked for it. */
export async function HeadInjections() {
  const { injections } = await readSettingsOrDefaults(await getLocale());
  return injections.filter(isSilent).map(({ tag: Tag, attributes }) => {
    const { class: className, ...rest } = attributes;
    return <Tag key={JSON.stringify(attributes)} {...rest} {...(className && { className })} />;
  });
}

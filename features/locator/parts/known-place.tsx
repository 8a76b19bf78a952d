import { useLocale, useTranslations } from 'next-intl';
import { InlineScript } from '@/components/page/inline-script/inline-script';
import { href } from '@/lib/routing/href';
import { brand } from '@/lib/sites/brand';
import { mostAsked } from '@/lib/visitor/place/locator-choice';
import { positionKey } from '@/lib/visitor/place/position-choice';
import { longName, mostBeside, placesKey } from '@/lib/visitor/place/saved-places';

/**
 * Until the page is awake its button says what it says to everyone. Here the browser looks up what it calls the visitor's
 * choice, in its cookie and its storage alone, before the button is painted: `data-place` on the root is set for who has
 * chosen, `named` with `--place` and `--place-count` where the name is known, `long` where it takes two lines, `full` where the
 * count finds no room.
 * `earlyPlace` is what boards are asked for (`boardPlaceKey`), empty where nothing is chosen, undefined where nobody can tell yet.
 */
const script = `try{(({cookie,pages,only,one,many,brand,...modes})=>{
const{pathname}=location,root=document.documentElement;
const chosen=decodeURIComponent(document.cookie.split('; ').find(each=>each.startsWith(cookie+'='))?.slice(cookie.length+1)??'');
const slug=pages.split(' ').map(page=>pathname.startsWith(page)?pathname.slice(page.length):'').find(rest=>/^[\\w-]+$/.test(rest));
const key=slug?'cinema:'+slug:chosen==='position:'?chosen+localStorage.${positionKey}:chosen;
const kept=key&&JSON.parse(localStorage.${placesKey}??'[]').find(each=>each.key===key);
earlyPlace=only?'cinema:'+only:/^(ci|$)/.test(key)?key:kept?'cinemas:'+kept.cinemas.slice(0,${mostAsked}):undefined;
if(!key||/\\/filters\\//.test(pathname))return;
root.dataset.place='';
if(!kept)return;
const mode=key.split(':')[0],name=modes[mode]??kept.name.replace(brand,''),{length}=kept.cinemas;
const said=mode==='cinema'?'':length===1?one:many.replace(2,length);
root.dataset.place='named'+(name.length>${longName}?' long':'')+((name+said).length>${mostBeside}?' full':'');
root.style.setProperty('--place',JSON.stringify(name));
if(said)root.style.setProperty('--place-count',JSON.stringify(said))
})(document.currentScript.dataset)}catch{}`.replaceAll('\n', '');

interface Props {
  /** The name of the cookie that keeps the choice. */
  cookie: string;
  /** The slug of a site's only cinema, which is everybody's choice. */
  only: string | undefined;
}

/** Stands before the button. */
export function KnownPlace({ cookie, only }: Props) {
  const t = useTranslations('locator');
  const locale = useLocale();
  const slug = 'x';
  // A page of a cinema means that one, whatever was chosen.
  const pages = [href(locale, 'cinema', { slug }), href(locale, 'cinemaLight', { slug })];
  return (
    <InlineScript
      text={script}
      data-cookie={cookie}
      data-only={only}
      data-pages={pages.map((page) => page?.slice(0, -slug.length)).join(' ')}
      data-one={t('count', { count: 1 })}
      data-many={t('count', { count: 2 })}
      data-brand={`${brand.name} `}
      data-position={t('near')}
      data-favorite={t('favourites')}
    />
  );
}

// Next loads this file by itself, as it is and as part of what it bundles, so it is plain JavaScript; what it asks stands
// in `lib/replicas`, which the instrumentation lays on the shelf of the process (`lib/process/process-wide.ts`).
import { join } from 'node:path';
import * as files from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

const shared = () => globalThis.candela?.get('shared pages');
/** Who counts what is asked for and made, where anybody does. */
const watcher = () => globalThis.candela?.get('watch pages');
/** Node and the bundler mean different things by the default of such a module. */
const FileSystemCache = files.default.default ?? files.default;

/**
 * Where Next keeps pages and answers: in memory and on disk as ever, and where replicas share a Redis, in memory and there.
 * What this process holds and is fresh is served without asking anybody.
 */
export default class KeptPages extends FileSystemCache {
  constructor(options) {
    super({ ...options, flushToDisk: options.flushToDisk && !shared() });
    // Next makes one for each run of the middleware as well, of a bundle of its own and without memory: that one holds nothing.
    if (options.maxMemoryCacheSize) globalThis.candela?.set('hold page', hold);
    // Where nothing is kept on a disk Next names no folder.
    this.staticFolder = options.serverDistDir && join(options.serverDistDir, '../static');
  }

  async get(key, context) {
    const found = await this.find(key, context);
    const kept = found && isTooOld(found, context) ? null : found;
    const isOld = kept && !isFresh(kept, context);
    const isPostponed = isOld && isPage(kept) && !mayRemake(key, secondsOf(kept, context));
    if (!kept || (isOld && !isPostponed)) noteBegun(key);
    if (isPage(kept)) tellLife(secondsOf(kept, context));
    watcher()?.asked(key, context.kind, kept ? (isOld && !isPostponed ? 'stale' : 'hit') : 'miss');
    return isPostponed ? asYoung(kept) : kept;
  }

  async find(key, context) {
    const own = await super.get(key, context);
    const others = shared();
    if (!others || (own && isFresh(own, context))) return own;
    const found = await others.read(key);
    if (!found || found.lastModified <= (own?.lastModified ?? 0)) return own;
    FileSystemCache.memoryCache?.set(key, found);
    // Asked again, since it knows which tags have been published since.
    return super.get(key, context);
  }

  async set(key, value, context) {
    if (value?.kind === 'APP_PAGE') complete(value, this.staticFolder, context);
    if (value) Object.assign(value, globalThis.candela?.get('bytes cut free')?.(value));
    await super.set(key, value, context);
    const at = whenAsked(key, value, context);
    const own = at && FileSystemCache.memoryCache?.get(key);
    if (own) own.lastModified = at;
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    if (value) void shared()?.write(key, { value, cacheControl }, at ? Date.now() - at : 0);
    if (value?.kind === 'APP_PAGE') globalThis.candela?.get('page made')?.(key);
    watcher()?.given(key, value?.kind);
  }
}

/**
 * Which style sheets and which scripts are a page's own only its HTML says, and how few bytes it takes. Next hands on what it keeps, its headers beside
 * its own, and waits for this before it answers whoever had the page made.
 */
function complete(page, staticFolder, context) {
  const mergeSheetLinks = globalThis.candela?.get('merged sheets');
  if (mergeSheetLinks && staticFolder) page.html = mergeSheetLinks(page.html, staticFolder);
  page.html = globalThis.candela?.get('page in latin')?.(page.html) ?? page.html;
  const policy = globalThis.candela?.get('page policy')?.(page.html);
  page.headers = {
    ...page.headers,
    ...(policy && { 'content-security-policy': policy }),
    ...tellLife(context.cacheControl?.revalidate),
  };
}

/** Whoever is answered with a page that lives briefly says so to caches; what it is kept with says it to those who wait for it as well. */
const tellLife = (seconds) => globalThis.candela?.get('page life')?.(seconds);

/** Next makes none anew that it takes for young. Whoever is answered with it learns that it is old, who shares the answer as well. */
const asYoung = (kept) => {
  const headers = { ...kept.value.headers, 'x-old': '1' };
  return { ...kept, value: { ...kept.value, headers }, lastModified: Date.now() };
};

/** Not all that are old at once. */
const mayRemake = (key, seconds) => globalThis.candela?.get('page may be remade')?.(key, seconds) ?? true;

const secondsOf = ({ value, cacheControl }, context) =>
  cacheControl?.revalidate ?? context.revalidate ?? value?.revalidate;

/** Or so many milliseconds late. */
function isFresh(kept, context, late = 0) {
  const { value, lastModified } = kept;
  const seconds = secondsOf(kept, context);
  const isYoung =
    seconds === false || (typeof seconds === 'number' && Date.now() - lastModified < seconds * 1000 + late);
  return isYoung && !areTagsStale(tagsOf(value, context), lastModified);
}

/** Next would hand it out and ask again behind it, where what is made of it has to be fresh (`lib/api/anew.ts`). */
function isTooOld(kept, context) {
  if (context.kind !== 'FETCH') return false;
  const late = globalThis.candela?.get('lateness of reads')?.getStore();
  return late !== undefined && !isFresh(kept, context, late);
}

function tagsOf(value, context) {
  const header = value?.headers?.['x-next-cache-tags'];
  if (typeof header === 'string') return header.split(',');
  return [...(context.tags ?? []), ...(context.softTags ?? [])];
}

/** When what is being made was found to be lacking or old, by key: some of it is never given to keep. */
const begun = new Map();
const most = 1_000;
const longest = 30_000;

function noteBegun(key) {
  if (Date.now() - (begun.get(key) ?? 0) < longest) return;
  begun.delete(key);
  begun.set(key, Date.now());
  if (begun.size > most) begun.delete(begun.keys().next().value);
}

/** Where something of it was published while it was made, it is as old as the question: it serves, and is made anew. */
function whenAsked(key, value, context) {
  const at = begun.get(key);
  begun.delete(key);
  return at && Date.now() - at < longest && areTagsStale(tagsOf(value, context), at) ? at : null;
}

const isPage = (kept) => kept?.value?.kind === 'APP_PAGE';
const isInMemory = (key) => isPage(FileSystemCache.memoryCache?.get(key));

/**
 * Whether a page is served from here from now on, whatever Redis and the catalogue do. What another replica has made is
 * taken over: to know that it is there is of no use to who asks for it when Redis has fallen silent.
 */
async function hold(key) {
  if (isInMemory(key)) return true;
  const found = await shared()?.read(key);
  if (isPage(found)) FileSystemCache.memoryCache?.set(key, found);
  return isInMemory(key);
}

/** What another replica was told to make anew: the old page serves while that is done. */
const makeStale = (names) => {
  for (const name of names) tagsManifest.set(name, { ...tagsManifest.get(name), stale: Date.now() });
};
globalThis.candela ??= new Map();
globalThis.candela.set('make stale', makeStale);

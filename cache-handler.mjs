// Next loads this file by itself, as it is and as part of what it bundles, so it is plain JavaScript; what it asks stands
// in `lib/replicas`, which the instrumentation lays on the shelf of the process (`lib/process/process-wide.ts`).
import { utimes } from 'node:fs/promises';
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
  /**
   * When what is being made was found to be lacking or old, by key, and how often: some of it is never given to keep. Next makes
   * one handler for each request, so nobody else's question is in it, and it goes with the request.
   */
  begun = new Map();

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
    const isPostponed = isOld && isPage(kept) && !mayRemake(key, secondsOf(kept, context), kept.lastModified);
    if (!kept || (isOld && !isPostponed)) this.noteBegun(key);
    if (isPage(kept)) tellLife(secondsOf(kept, context));
    watcher()?.asked(key, context.kind, kept ? (isOld && !isPostponed ? 'stale' : 'hit') : 'miss');
    return isPostponed ? asYoung(kept) : kept;
  }

  async find(key, context) {
    const own = await super.get(key, context);
    const others = shared();
    if (!others || (own && isFresh(own, context))) return own;
    takeOver(key, await others.read(key));
    // Asked again, since it knows which tags have been published since.
    return (held(key) ?? null) === own ? own : super.get(key, context);
  }

  async set(key, value, context) {
    if (value?.kind === 'APP_PAGE') complete(value, this.staticFolder, context);
    if (value) Object.assign(value, globalThis.candela?.get('bytes cut free')?.(value));
    await this.keep(key, value, context, this.whenAsked(key, value, context));
    if (value?.kind === 'APP_PAGE') globalThis.candela?.get('page made')?.(key);
    watcher()?.given(key, value?.kind);
  }

  /** As of now, or `at` an earlier time; then what came of a later question stays. */
  async keep(key, value, context, at) {
    if (at && held(key)?.lastModified > at) return;
    const written = super.set(key, value, context);
    const own = at && held(key);
    // Before the disk is waited for, or it would be young until then.
    if (own) own.lastModified = at;
    await written;
    if (at && value) await this.dateFile(key, value.kind, at);
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    if (value) void shared()?.write(key, { value, cacheControl }, at ? Date.now() - at : 0);
  }

  /** What has left the memory is taken for as old as its file. */
  async dateFile(key, kind, at) {
    const ending = endings[kind];
    if (!this.flushToDisk || ending === undefined) return;
    const time = new Date(at);
    // Room may have been made on the disk meanwhile.
    await utimes(this.getFilePath(`${key}${ending}`, kind), time, time).catch(() => undefined);
  }

  noteBegun(key) {
    const { at = Date.now(), asks = 0 } = this.findBegun(key) ?? {};
    this.begun.set(key, { at, asks: asks + 1 });
  }

  findBegun(key) {
    const asked = this.begun.get(key);
    return asked && Date.now() - asked.at < longest ? asked : null;
  }

  /**
   * Where something of it was published while it was made, it is as old as the question: it serves, and is made anew. Which of
   * several questions it answers nobody says, so it is as old as the first of them until all have their answers.
   */
  whenAsked(key, value, context) {
    const asked = this.findBegun(key);
    if (!asked || asked.asks === 1) this.begun.delete(key);
    else asked.asks -= 1;
    return asked && areTagsStale(tagsOf(value, context), asked.at) ? asked.at : null;
  }
}

/** Milliseconds after which no answer comes: what is made anew then is not to be taken for old, again and again. */
const longest = 300_000;

/** Of the file by which Next tells when something was made. */
const endings = { APP_PAGE: '.html', APP_ROUTE: '.body', FETCH: '' };

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
const mayRemake = (key, seconds, lastModified) =>
  globalThis.candela?.get('page may be remade')?.(key, seconds, Date.now() - lastModified) ?? true;

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

const isPage = (kept) => kept?.value?.kind === 'APP_PAGE';
const held = (key) => FileSystemCache.memoryCache?.get(key);
const isInMemory = (key) => isPage(held(key));

/** What Redis gave, unless one as young was made while it was waited for. */
function takeOver(key, found) {
  if (found && found.lastModified > (held(key)?.lastModified ?? 0)) FileSystemCache.memoryCache?.set(key, found);
}

/**
 * Whether a page is served from here from now on, whatever Redis and the catalogue do. What another replica has made is
 * taken over: to know that it is there is of no use to who asks for it when Redis has fallen silent.
 */
async function hold(key) {
  if (isInMemory(key)) return true;
  const found = await shared()?.read(key);
  if (isPage(found)) takeOver(key, found);
  return isInMemory(key);
}

/** What is kept from before serves while it is made anew. */
function noteStale(name, at) {
  const known = tagsManifest.get(name);
  tagsManifest.set(name, { ...known, stale: Math.max(known?.stale ?? 0, at) });
}

/** What was published elsewhere, so many milliseconds ago. */
const makeStale = (names, age = 0) => {
  for (const name of names) noteStale(name, Date.now() - age);
};
globalThis.candela ??= new Map();
globalThis.candela.set('make stale', makeStale);
for (const [name, at] of globalThis.candela.get('published early') ?? []) noteStale(name, at);

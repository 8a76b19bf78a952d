import { join } from 'node:path';
import { boundFetch } from '../api/bound-fetch';
import { demandEnvironment } from '../env/demand-environment';
import { env } from '../env/env';
import { boundMadePages } from '../guards/bound-made-pages';
import { noteMadePages } from '../guards/note-made-pages';
import { dropPolicyHeader } from '../http/drop-policy-header';
import { sendPagesInLatin } from '../http/escape-to-latin';
import { sendPagePolicies } from '../http/inline-script-policy';
import { sendBriefPages } from '../http/send-brief-pages';
import { sendPictureFailures } from '../http/send-picture-failures';
import { closeSideDoors } from '../http/side-doors';
import { watchConnections } from '../process/connections';
import { boundKeptBytes } from '../process/cut-bytes-free';
import { endGracefully } from '../process/end-gracefully';
import { notePrinted } from '../process/print-lines';
import { refuseStart } from '../process/refuse-start';
import { sendMergedSheets } from '../sheets/merge-sheet-links';
import { joinReplicas } from './join-replicas';
import { keepStandIns } from './keep-stand-ins';
import { limitRemakes } from './limit-remakes';
import { nameRequests } from './name-requests';
import { readManifestsAhead } from './read-manifests-ahead';
import { watchProcess } from './watch-process';

/**
 * Readies a process that serves the site, before it answers anything. Where it cannot serve as it is told to, it says so in
 * one sentence and ends: Next only reports what is thrown, and goes on to serve.
 */
export async function startProcess(): Promise<void> {
  const isBuilt = process.env.NODE_ENV === 'production';
  if (isBuilt) notePrinted();
  let tellRest: Awaited<ReturnType<typeof watchProcess>> = null;
  try {
    demandEnvironment();
    tellRest = await watchProcess(env());
  } catch (error) {
    refuseStart(error);
  }
  // Before Next puts its own in the place of `fetch`.
  boundFetch();
  closeSideDoors();
  nameRequests();
  dropPolicyHeader();
  sendPictureFailures();
  if (!isBuilt) return;
  endGracefully(() => env().lingerSeconds, tellRest);
  joinReplicas();
  boundMadePages();
  noteMadePages();
  watchConnections();
  limitRemakes();
  sendBriefPages();
  sendPagePolicies();
  sendMergedSheets();
  sendPagesInLatin();
  boundKeptBytes();
  const build = join(/* turbopackIgnore: true */ process.cwd(), '.next');
  readManifestsAhead(build);
  keepStandIns(join(build, 'prerender-manifest.json'));
}

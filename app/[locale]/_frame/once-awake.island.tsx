'use client';
// Pages are shared, and what their visitor allows is kept in the browser: it is known once the page is awake.
import type { ReactNode } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import type { AskingProps } from '@/features/consent/asking';

const load = () => import('./once-awake');

/** Asks whoever has not said what they allow. */
export const AskingLater = loadLater<AskingProps>(() => load().then((file) => file.Asking));

/** `children` come after the tags know what is allowed: the scripts of the editors. */
export const TrackingLater = loadLater<{ children: ReactNode }>(() => load().then((file) => file.TrackingIfAllowed));

export const ChosenAddressLater = loadLater(() => load().then((file) => file.ChosenAddress));

/** Only the second page of a visit shows what this is about. */
export const SeenPushLater = loadLater(() => load().then((file) => file.SeenPush));

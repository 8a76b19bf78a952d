'use client';
// Next asks for a client component: it replaces the root layout, document and all, when that fails. Every page loads it, so
// it brings no faces: the style sheet knows those of the layout by name.
import { CrashedSite } from '@/features/errors/crashed-site';
import '@/styles/global.scss';

export default function GlobalError() {
  return <CrashedSite />;
}

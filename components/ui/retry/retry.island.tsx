'use client';
// Asks the server for the page again without losing what the visitor has open.
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button/button';

export function Retry({ label }: { label: string }) {
  const router = useRouter();
  const [busy, start] = useTransition();
  return (
    <Button data-scripted busy={busy} onClick={() => start(() => router.refresh())}>
      {label}
    </Button>
  );
}

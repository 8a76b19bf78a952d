'use client';
// Next asks for a client component: it stands in the browser when a page fails there.
import { CrashedPage } from '@/features/errors/crashed-page';

interface Props {
  error: unknown;
  retry: () => void;
}

export default function ErrorPage(props: Props) {
  return <CrashedPage {...props} />;
}

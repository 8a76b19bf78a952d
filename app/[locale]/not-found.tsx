import { PageData } from '@/components/page/page-data/page-data';
import { ErrorScreen } from '@/features/errors/error-screen';
import { lostMetadata } from '@/features/errors/lost-metadata';

// Next takes the head of every answer with status 404 from here, also when another page is shown.
export const generateMetadata = () => lostMetadata('missing');

/**
 * For what turned out missing after the guards of the middleware had let it through. Without films: Next sends this
 * screen along with every page.
 */
export default function NotFound() {
  return (
    <>
      <PageData screen="missing" />
      <ErrorScreen kind="missing" films={[]} />
    </>
  );
}

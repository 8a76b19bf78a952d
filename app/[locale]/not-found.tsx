import { PageData } from '@/components/page/page-data/page-data';
import { errorMetadata } from '@/features/errors/error-metadata';
import { ErrorScreen } from '@/features/errors/error-screen';

// Next takes the head of every answer with status 404 from here, also when another page is shown.
export const generateMetadata = () => errorMetadata('missing');

/**
 * For what turned out missing after the guards of the middleware had let it through. Without films: Next sends this
 * screen along with every page.
 */
export default function NotFound() {
  return (
    <>
      <PageData screen="missing" />
      <ErrorScreen kind="missing" />
    </>
  );
}

import { EventDetailsPage, eventMetadata } from '../../_pages/event-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = (props: PageProps<'/[locale]/event-special/[slug]'>) => eventMetadata(props);

export default function EventSpecialPage(props: PageProps<'/[locale]/event-special/[slug]'>) {
  return <EventDetailsPage {...props} />;
}

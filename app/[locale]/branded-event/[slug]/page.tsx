import { EventDetailsPage, eventMetadata } from '../../_pages/event-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = (props: PageProps<'/[locale]/branded-event/[slug]'>) => eventMetadata(props);

export default function BrandedEventPage(props: PageProps<'/[locale]/branded-event/[slug]'>) {
  return <EventDetailsPage {...props} />;
}

import { EventDetailsPage, eventMetadata } from '../../_pages/event-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = (props: PageProps<'/[locale]/season/[slug]'>) => eventMetadata(props);

export default function SeasonPage(props: PageProps<'/[locale]/season/[slug]'>) {
  return <EventDetailsPage {...props} />;
}

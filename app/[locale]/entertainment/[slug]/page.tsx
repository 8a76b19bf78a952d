import { ShowPage, titleMetadata } from '../../_pages/show-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/entertainment/[slug]'>;

export const generateMetadata = (props: Props) => titleMetadata(props);

export default function EntertainmentPage(props: Props) {
  return <ShowPage screen="entertainment" {...props} />;
}

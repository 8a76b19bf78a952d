import { ShowPage, titleMetadata } from '../../_pages/show-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/movie/[slug]'>;

export const generateMetadata = (props: Props) => titleMetadata(props);

export default function MoviePage(props: Props) {
  return <ShowPage screen="movie" {...props} />;
}

import { lostMetadata } from '@/features/errors/lost-metadata';
import { MissingScreen } from '@/features/errors/missing';

export const revalidate = 300;

export const generateMetadata = () => lostMetadata('missing');

export default MissingScreen;

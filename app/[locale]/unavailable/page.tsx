import { lostMetadata } from '@/features/errors/lost-metadata';
import { UnavailableScreen } from '@/features/errors/unavailable';

export const revalidate = 300;

export const generateMetadata = () => lostMetadata('unavailable');

export default UnavailableScreen;

import { GoneScreen } from '@/features/errors/gone';
import { lostMetadata } from '@/features/errors/lost-metadata';

export const revalidate = 300;

export const generateMetadata = () => lostMetadata('gone');

export default GoneScreen;

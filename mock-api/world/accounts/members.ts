/** The passes a client may hold. */
export type Plan = 'solo' | 'duo' | 'under26';
export type Emotion = 'disappointed' | 'liked' | 'loved';

export type Member = {
  /** The `sub` of their token. */
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  photo: 'none' | 'placeholder' | 'own';
  pass: Plan | null;
  /** What the pass becomes next month. */
  nextPass?: Plan;
  /** May take another pass after an ended one. */
  returning?: true;
  newsletter: boolean;
  /** Opted in to news of products, which only France asks. */
  products: boolean;
  loyalty: number;
  /** How many of the country's big cinemas are favourites, at most as many as the site allows. */
  favourites: number;
  /** Keys of titles. */
  wishlist: readonly string[];
  emotions: Readonly<Record<string, Emotion>>;
  /** Signed up with the provider and not yet with the chain. */
  unregistered?: true;
  unverified?: true;
  firstLogin?: true;
};

/** Nothing said, nothing bought. */
export const plain = {
  photo: 'none',
  pass: null,
  newsletter: false,
  products: false,
  loyalty: 0,
  favourites: 0,
  wishlist: [],
  emotions: {},
} as const satisfies Partial<Member>;

/** Who can sign in, on every site; each is somewhere else on the way from stranger to regular. */
export const members: readonly Member[] = [
  {
    id: 'm-1001',
    firstname: 'Camille',
    lastname: 'Roussel',
    email: 'camille.roussel@post.example',
    photo: 'placeholder',
    pass: 'solo',
    newsletter: true,
    products: true,
    loyalty: 3,
    favourites: 3,
    wishlist: ['p03', 'p22', 'p10', 'p16', 'p01', 'p06', 'p23', 'p40', 'p18'],
    emotions: { p01: 'loved', p16: 'liked', p35: 'disappointed', p36: 'loved' },
  },
  {
    ...plain,
    id: 'm-1002',
    firstname: 'Bruno',
    lastname: 'Haas',
    email: 'bruno.haas@post.example',
    photo: 'own',
    pass: 'duo',
    nextPass: 'solo',
    newsletter: true,
    loyalty: 4,
    favourites: 1,
    wishlist: ['p14', 'p41'],
    emotions: { p03: 'loved' },
  },
  {
    ...plain,
    id: 'm-1003',
    firstname: 'Inès',
    lastname: 'de la Fontaine-Marchetti',
    email: 'ines@post.example',
    pass: 'under26',
    loyalty: 1,
    // One more than any site allows: the limit cuts it.
    favourites: 6,
    wishlist: ['p75', 'p76', 'p77', 'p05', 'p17', 'p21', 'p29', 'p28', 'p33', 'p12', 'p04', 'p32', 'p20', 'p07'],
    emotions: { p34: 'liked', p16: 'loved', p37: 'disappointed' },
  },
  { ...plain, id: 'm-1004', firstname: 'Noor', lastname: 'Bakker', email: 'noor.bakker@post.example', returning: true },
  { ...plain, id: 'm-1005', firstname: '', lastname: '', email: 'sam@post.example', unregistered: true },
  {
    ...plain,
    id: 'm-1006',
    firstname: 'Léa',
    lastname: 'Nguyen',
    email: 'lea.nguyen@post.example',
    unverified: true,
    favourites: 1,
    wishlist: ['p31'],
  },
  {
    ...plain,
    id: 'm-1007',
    firstname: 'Théo',
    lastname: 'Vidal',
    email: 'theo.vidal@post.example',
    unverified: true,
    firstLogin: true,
  },
];

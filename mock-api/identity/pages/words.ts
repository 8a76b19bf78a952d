import { t, type Words } from '../../words';

export const words = {
  brand: t('Compte Candela', 'Candela account', 'Candela-Konto', 'Candela-account'),
  login: t('Se connecter', 'Sign in', 'Anmelden', 'Inloggen'),
  signup: t('Créer un compte', 'Create an account', 'Konto erstellen', 'Account aanmaken'),
  register: t('Encore une étape', 'One more step', 'Noch ein Schritt', 'Nog één stap'),
  validate: t('Confirmez votre adresse', 'Confirm your address', 'Adresse bestätigen', 'Bevestig je adres'),
  loginText: t(
    'Retrouvez vos billets, votre liste et vos cinémas.',
    'Your tickets, your list and your cinemas are waiting.',
    'Ihre Tickets, Ihre Liste und Ihre Kinos warten auf Sie.',
    'Je tickets, je lijst en je bioscopen staan klaar.',
  ),
  signupText: t(
    'Une adresse et un mot de passe suffisent.',
    'An address and a password will do.',
    'Eine Adresse und ein Passwort genügen.',
    'Een adres en een wachtwoord zijn genoeg.',
  ),
  registerText: t(
    'Comment devons-nous vous appeler ?',
    'What should we call you?',
    'Wie dürfen wir Sie ansprechen?',
    'Hoe mogen we je noemen?',
  ),
  validateText: t(
    'Saisissez le code à six chiffres que nous vous avons envoyé. Dans cette démonstration : 246810.',
    'Enter the six digits we have sent you. In this demonstration: 246810.',
    'Geben Sie den sechsstelligen Code ein, den wir Ihnen geschickt haben. In dieser Demo: 246810.',
    'Vul de code van zes cijfers in die we je hebben gestuurd. In deze demo: 246810.',
  ),
  email: t('Adresse e-mail', 'E-mail address', 'E-Mail-Adresse', 'E-mailadres'),
  password: t('Mot de passe', 'Password', 'Passwort', 'Wachtwoord'),
  firstname: t('Prénom', 'First name', 'Vorname', 'Voornaam'),
  lastname: t('Nom', 'Last name', 'Nachname', 'Achternaam'),
  code: t('Code', 'Code', 'Code', 'Code'),
  next: t('Continuer', 'Continue', 'Weiter', 'Verder'),
  cancel: t('Annuler', 'Cancel', 'Abbrechen', 'Annuleren'),
  wrong: t(
    'Cette adresse et ce mot de passe ne vont pas ensemble.',
    'This address and this password do not belong together.',
    'Diese Adresse und dieses Passwort passen nicht zusammen.',
    'Dit adres en dit wachtwoord horen niet bij elkaar.',
  ),
  taken: t(
    'Un compte existe déjà avec cette adresse.',
    'There already is an account with this address.',
    'Mit dieser Adresse gibt es bereits ein Konto.',
    'Er is al een account met dit adres.',
  ),
  unknown: t(
    'Aucun compte ne porte cette adresse.',
    'No account has this address.',
    'Kein Konto hat diese Adresse.',
    'Geen enkel account heeft dit adres.',
  ),
  incomplete: t(
    'Remplissez tous les champs.',
    'Fill in every field.',
    'Füllen Sie alle Felder aus.',
    'Vul alle velden in.',
  ),
  badCode: t(
    'Ce code n’est pas le bon.',
    'This is not the right code.',
    'Dieser Code stimmt nicht.',
    'Deze code klopt niet.',
  ),
  lost: t(
    'Cette page a expiré. Revenez au site et recommencez.',
    'This page has expired. Go back to the site and start again.',
    'Diese Seite ist abgelaufen. Gehen Sie zurück zur Website und beginnen Sie von vorn.',
    'Deze pagina is verlopen. Ga terug naar de site en begin opnieuw.',
  ),
  done: t('C’est fait.', 'Done.', 'Fertig.', 'Klaar.'),
} as const satisfies Record<string, Words>;

export type WordKey = keyof typeof words;

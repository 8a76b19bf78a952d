// One conversation of the demo: what is asked is answered from a list, and nothing leaves the window.
const words = JSON.parse(document.getElementById('words').textContent);
const field = document.querySelector('input');
const topics = document.querySelector('.topics');
const typing = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600;

function say(text, who) {
  const line = document.createElement('p');
  line.className = who;
  const time = document.createElement('time');
  time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' }).format(new Date());
  line.append(text, time);
  topics.before(line);
  line.scrollIntoView({ block: 'end' });
}

function ask(text, answer) {
  topics.hidden = true;
  say(text, 'mine');
  setTimeout(() => say(answer, 'theirs'), typing);
}

for (const { question, answer } of words.topics) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = question;
  button.onclick = () => {
    field.focus();
    ask(question, answer);
  };
  topics.append(button);
}

document.forms[0].onsubmit = (event) => {
  event.preventDefault();
  const text = field.value.trim();
  if (!text) return;
  field.value = '';
  ask(text, words.demo);
};
const close = () => parent.postMessage('close', '*');
document.getElementById('close').onclick = close;
addEventListener('keydown', ({ key }) => key === 'Escape' && close());
addEventListener('focus', () => document.activeElement === document.body && field.focus());

say(words.hello, 'theirs');
parent.postMessage('ready', '*');

// uvicorn: serves Python applications; gunicorn, flask, django-admin, celery, streamlit and their kin under their names. Source: their --help.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere } from './lib/toolchain.ts'

/** Where it listens, when an option says so; which one differs from program to program. */
const ADDRESS = /^(?:--host|-h|--bind|-b|--server\.address|--ip|--address|--http(?:-socket)?)(?:=(.+))?$/

export default command('uvicorn', {
  aliases: [
    'gunicorn',
    'hypercorn',
    'daphne',
    'granian',
    'waitress-serve',
    'uwsgi',
    'flask',
    'quart',
    'fastapi',
    'litestar',
    'streamlit',
    'gradio',
    'chainlit',
    'celery',
    'rq',
    'dramatiq',
    'django-admin',
    'scrapy',
    'locust',
    'airflow',
    'prefect',
    'dagster',
    'mlflow',
    'tensorboard',
    'bokeh',
    'panel',
    'voila',
    'marimo',
    'dvc',
    'dbt',
    'manim',
    'kedro',
    'vllm',
    'ray',
    'accelerate',
    'torchrun',
    'deepspeed',
    'horovodrun',
  ],
  style: 'none',
  operands: { '<arg...>': () => [] },
  always: given => {
    if (given.operands.length === 1 && /^(?:--version|--help|-V|version|help)$/.test(exact(given.operands[0]) ?? '')) return []
    const at = given.operands.findIndex(word => ADDRESS.test(exact(word) ?? ''))
    const address = at < 0 ? undefined : (ADDRESS.exec(exact(given.operands[at]) ?? '')?.[1] ?? exact(given.operands[at + 1]))
    const text = given.operands.map(word => word.text).join(' ')
    return [
      executesHere,
      ...(address ? [{ kind: 'connect' as const, target: literal(address), listens: true }] : []),
      ...(given.called === 'django-admin' && /^(?:flush|sqlflush|reset_db)\b/.test(text) ? [{ kind: 'destroy' as const, target: literal('database') }] : []),
    ]
  },
  examples: {
    'uvicorn --version': [],
    'uvicorn app:app --reload': ['execute .'],
    'gunicorn -b 0.0.0.0:80 app': ['execute .', 'connect 0.0.0.0:80 (listens)'],
    'flask run --host=0.0.0.0': ['execute .', 'connect 0.0.0.0 (listens)'],
    'django-admin flush': ['execute .', 'destroy database'],
  },
})

"""Signs Schemathesis in as one of the demo's people: CALLER=student or CALLER=recruiter."""

import os
import re
from html import unescape
from urllib.parse import parse_qs, urljoin, urlsplit

import requests
import schemathesis

ORIGIN = os.environ.get("ENGAWA_ORIGIN", "http://localhost:3000")


def recruiter() -> str:
    person = {"email": "owner@hoshizora.example", "password": "hoshi-owner-0"}
    reply = requests.post(f"{ORIGIN}/v1/auth/recruiter-login", json=person)
    reply.raise_for_status()
    return reply.json()["accessToken"]["accessToken"]


def student() -> str:
    browser = requests.Session()
    start = browser.post(f"{ORIGIN}/v1/auth/sso-start", json={"register": False})
    start.raise_for_status()
    page = browser.get(start.json()["resultPath"])
    form = re.search(r'action="([^"]+/sign-in)"', page.text).group(1)
    person = {"email": "linh@students.example", "password": "linh-student-1"}
    back = browser.post(urljoin(page.url, unescape(form)), data=person)
    answer = {name: values[0] for name, values in parse_qs(urlsplit(back.url).query).items()}
    reply = browser.post(f"{ORIGIN}/v1/auth/sso-login", json=answer)
    reply.raise_for_status()
    return reply.json()["accessToken"]["accessToken"]


sign_in = {"student": student, "recruiter": recruiter}.get(os.environ.get("CALLER", ""))

if sign_in:
    # Calls that ask for a recent sign-in refuse a token after ten minutes.
    @schemathesis.auth(refresh_interval=300)
    class Session:
        def get(self, case, context):
            return sign_in()

        def set(self, case, data, context):
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}
